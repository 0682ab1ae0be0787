export declare const posvRefined: Readonly<Record<keyof import("../../core/batchForms.ts").BatchedForms, import("../../runtime/front.ts").Front<void>>>;
