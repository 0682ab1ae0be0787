export declare const CLASSES: readonly ['okay', 'suspect', 'failed', 'error'];
export type Class = (typeof CLASSES)[number];
export interface Found {
    readonly command: string;
    readonly kind: Class;
    /** Of a suspect or failed row with every error's ratio to eps in braces. */
    readonly line: string;
}
/** What a log says, in its order. `tolerance` in units of eps. */
export declare function summarize(log: string, tolerance: number): Found[];
