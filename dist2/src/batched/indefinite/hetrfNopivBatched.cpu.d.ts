export declare const hetrfNopivBatchedCpu: (queue: import("../../index.ts").Queue, a: import("../hostOperands.cpu.ts").HostBatchCall) => Promise<void>;
