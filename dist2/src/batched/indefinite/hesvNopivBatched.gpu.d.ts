export declare const hesvNopivBatchedGpu: (queue: import("../../index.ts").Queue, a: import("../batchCall.gpu.ts").DeviceBatchCall) => void;
