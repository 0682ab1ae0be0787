export declare const hesvNopivBatchedCpu: (queue: import("../../index.ts").Queue, a: import("../hostOperands.cpu.ts").HostBatchCall) => Promise<void>;
