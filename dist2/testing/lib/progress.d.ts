export interface Terminal {
    write(text: string): unknown;
    readonly isTTY?: boolean;
    readonly columns?: number;
}
export declare class Progress {
    private readonly out;
    private shown;
    constructor(out: Terminal);
    /** Redraws the bar; `done` in 0..1. */
    show(done: number, text: string): void;
    /** A line that stays, above the bar. */
    line(text: string): void;
}
