/** Cores that this process may use. */
export declare function cores(): number;
/** Throws where modules with SIMD cannot be made: in an old engine, or under a policy of the page against generated code. */
export declare function needSimd(): void;
/** Whether there are multiply-add instructions, which round once or twice as the machine likes: in Node from 22 on. */
export declare function hasRelaxed(): boolean;
/**
 * Whether V8 was started with the flag that makes pairs of vectors 256 bits wide. One that was set at run time is not seen, and works
 * all the same.
 */
export declare function hasRevectorize(): boolean;
