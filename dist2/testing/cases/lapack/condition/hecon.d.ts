export declare const heconCase: import("../../../index.ts").Case<import("./sycon.ts").SyconProblem, import("./sycon.ts").SyconData>;
