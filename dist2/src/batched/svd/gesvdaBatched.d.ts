export declare const gesvda: Readonly<Record<keyof import("../../core/batchForms.ts").BatchedForms, import("../../runtime/front.ts").Front<void>>>;
