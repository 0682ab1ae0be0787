export declare const hetrsCpu: (queue: import("../../index.ts").Queue, a: import("../../index.ts").Bound<import("./sytrs.gen.ts").SytrsArgs<import("../../index.ts").Prec>>) => Promise<void>;
