// The part of npm's benchmark that bench/ uses; the package has no types.
declare module 'benchmark' {
  interface Deferred {
    resolve(): void;
  }
  interface Stats {
    /** Seconds per call. */
    readonly mean: number;
    /** Relative margin of error, percent. */
    readonly rme: number;
  }
  interface Options {
    readonly defer: true;
    readonly maxTime?: number;
    readonly minSamples?: number;
    readonly fn: (deferred: Deferred) => void;
    readonly onComplete?: () => void;
    readonly onError?: (event: { readonly target: { readonly error: Error } }) => void;
  }
  export default class Benchmark {
    constructor(name: string, options: Options);
    run(options?: { readonly async?: boolean }): this;
    readonly stats: Stats;
  }
}
