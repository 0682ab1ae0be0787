export declare const hemmCpu: (queue: import("../../index.ts").Queue, a: import("../../index.ts").Bound<import("./symm.gen.ts").SymmArgs<import("../../index.ts").Prec>>) => Promise<void>;
