import type { Finished } from './verdicts.ts';
/** Runs `node program words`; stdout and stderr are one text, in the order in which they came. */
export declare function inChild(program: string, words: readonly string[], timeoutMs: number): Promise<Finished>;
