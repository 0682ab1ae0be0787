export interface Contender {
    readonly name: string;
    /** Before each sample, not timed: numbers of threads. */
    prepare?(): void | Promise<void>;
    /** Before each call, not timed: operands as they were. A sample is then one call. */
    reset?(): void;
    run(): void | Promise<void>;
    /** Milliseconds of rest after a sample, for threads that go on spinning. */
    readonly settle?: number;
}
export declare class Times {
    /** Milliseconds per call, by contender and round. */
    private readonly samples;
    constructor(samples: ReadonlyMap<string, readonly number[]>);
    /** Median milliseconds per call; undefined for one that did not take part. */
    ms(name: string): number | undefined;
    /** Milliseconds per call of the fastest sample: what a machine that others use can do. */
    least(name: string): number | undefined;
    /** How many times as fast as `other` `name` is: the median over the rounds that both were in. */
    ratio(name: string, other: string): number | undefined;
}
export declare function race(contenders: readonly Contender[]): Promise<Times>;
