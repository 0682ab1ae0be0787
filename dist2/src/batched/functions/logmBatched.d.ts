export declare const logm: Readonly<Record<keyof import("../../core/batchForms.ts").BatchedForms, import("../../runtime/front.ts").Front<void>>>;
