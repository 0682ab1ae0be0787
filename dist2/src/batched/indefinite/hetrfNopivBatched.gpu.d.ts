export declare const hetrfNopivBatchedGpu: (queue: import("../../index.ts").Queue, a: import("../batchCall.gpu.ts").DeviceBatchCall) => void;
