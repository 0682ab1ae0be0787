/** Control words, in 32-bit units from the start of the control block. */
export declare const WORD: {
    /** Changes whenever there is something to look at; threads sleep on it. */
    readonly generation: 0;
    /** Parts not yet claimed; less than 1 means none. Set last, when everything else of a job is in place. */
    readonly left: 1;
    readonly parts: 2;
    /** Parts that have been finished. The caller sleeps on it. */
    readonly done: 3;
    /** Parts that ended in a trap. */
    readonly failed: 4;
    /** The job's function, counted through the exports of all modules. */
    readonly fn: 5;
    /** Arguments of each part. */
    readonly arity: 6;
    /** Modules published so far. They are a list: each block holds the address of the next one, its length, its bytes. */
    readonly modules: 7;
    /** Address of the first module's block. */
    readonly first: 8;
    /** Threads with a number below this take part. */
    readonly threads: 9;
    /** Steps of the program that are done. */
    readonly steps: 10;
    /** 0 while a program is to be run or running; 1 when it has ended, 2 if it trapped. Its caller sleeps on it. */
    readonly ended: 11;
    /** Who is first to turn 0 into 1 runs the program: a worker, or its caller for want of one. */
    readonly taken: 12;
};
/** In place of a function's number: the job is a program, whose one argument is its address. See Pool.lead. */
export declare const PROGRAM = -1;
/** A function of { memory, control, args, most, scratch, number }: addresses in bytes, `most` arguments, `number` counts workers from 1. */
export declare const workerText: string;
