export declare const gesvRefined: Readonly<Record<keyof import("../../core/batchForms.ts").BatchedForms, import("../../runtime/front.ts").Front<void>>>;
