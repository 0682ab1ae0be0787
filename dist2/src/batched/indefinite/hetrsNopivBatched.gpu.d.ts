export declare const hetrsNopivBatchedGpu: (queue: import("../../index.ts").Queue, a: import("../batchCall.gpu.ts").DeviceBatchCall) => void;
