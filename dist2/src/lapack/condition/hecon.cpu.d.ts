export declare const heconCpu: (queue: import("../../index.ts").Queue, a: import("../../index.ts").Bound<import("./sycon.gen.ts").SyconArgs<import("../../index.ts").Prec>>) => Promise<void>;
