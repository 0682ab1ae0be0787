export interface Ending {
    readonly signal: AbortSignal;
    /** How often somebody has looked. */
    readonly looks: number;
}
/** `k` is counted from 0; undefined: it is never given. */
export declare function endingAt(k: number | undefined, reason: Error): Ending;
