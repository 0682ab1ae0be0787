export interface Sample {
    /** Seconds since the start. */
    readonly at: number;
    readonly value: number;
}
export interface Trend {
    /** Per second. */
    readonly slope: number;
    /** Standard error of the slope; infinite for fewer than three samples. */
    readonly error: number;
}
/** The line of least squares through the samples. */
export declare function trendOf(samples: readonly Sample[]): Trend;
/** Whether the figure surely grows by more than `limit` per second: by twice the error of its slope. */
export declare const grows: ({ slope, error }: Trend, limit: number) => boolean;
/**
 * How many times longer the same work takes at the end than at the beginning, by the shortest time of each third: what else the machine
 * does makes some rounds longer, and none shorter.
 */
export declare function slowdown(times: readonly number[]): number;
