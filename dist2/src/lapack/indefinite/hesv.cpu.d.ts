export declare const hesvCpu: (queue: import("../../index.ts").Queue, a: import("../../index.ts").Bound<import("./sysv.gen.ts").SysvArgs<import("../../index.ts").Prec>>) => Promise<void>;
