/** How a command ended and what it printed. */
export interface Finished {
    readonly output: string;
    /** Exit status; null if a signal ended it. */
    readonly status: number | null;
    readonly signal?: string | null;
    readonly timedOut?: boolean;
}
export interface Verdict {
    readonly passed: number;
    readonly failed: number;
    /** What went wrong beside accuracy. */
    readonly error?: string;
    /** The process died. */
    readonly crashed: boolean;
}
/** A row with a failed verdict counts once, however many it has. */
export declare const rowFailed: (line: string) => boolean;
export declare const rowPassed: (line: string) => boolean;
export declare function verdictOf(finished: Finished): Verdict;
export declare const isGood: ({ failed, error }: Verdict) => boolean;
/** The line below a command's output. */
export declare function verdictText(verdict: Verdict): string;
export interface Judged {
    /** As it is repeated in the summary: name and options. */
    readonly text: string;
    readonly verdict: Verdict;
}
export interface Totals {
    readonly passed: number;
    readonly commands: number;
    readonly failed: number;
    readonly errors: number;
    readonly crashes: number;
}
export declare function totalsOf(all: readonly Judged[]): Totals;
export declare const RULE: string;
export declare function summaryOf(all: readonly Judged[], skipped: number): string[];
