/** Resolves when routines can compute on the CPU. Whoever opens a context waits for it: calls then find everything in place. */
export declare function loadCpu(): Promise<void>;
