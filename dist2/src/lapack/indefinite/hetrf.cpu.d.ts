export declare const hetrfCpu: (queue: import("../../index.ts").Queue, a: import("../../index.ts").Bound<import("./sytrf.gen.ts").SytrfArgs<import("../../index.ts").Prec>>) => Promise<void>;
