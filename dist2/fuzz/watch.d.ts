/** Runs a program that tells which call it starts; its exit status. A call that takes longer than `limitMs` ends it. */
export declare function watched(program: string, words: readonly string[], limitMs: number): Promise<number>;
