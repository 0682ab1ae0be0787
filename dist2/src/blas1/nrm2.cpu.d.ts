export declare const nrm2Cpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<import("./reductions.cpu.ts").Args>) => Promise<void>;
