export declare const hetriCpu: (queue: import("../../index.ts").Queue, a: import("../../index.ts").Bound<import("./sytri.gen.ts").SytriArgs<import("../../index.ts").Prec>>) => Promise<void>;
