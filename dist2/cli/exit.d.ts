export declare const EXIT: {
    readonly ok: 0;
    /** A check failed: a self-test, a residual above its bound. */
    readonly failed: 1;
    /** A file that cannot be read, understood or written, or data without a solution. */
    readonly data: 2;
    readonly usage: 64;
    /** No such device, or one that failed; also a fault of the program itself. */
    readonly device: 70;
};
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];
/** Ends the program with a status and a line on stderr. */
export declare class Failure extends Error {
    readonly status: ExitStatus;
    constructor(status: ExitStatus, message: string, options?: ErrorOptions);
}
export declare const badData: (message: string, cause?: unknown) => Failure;
export declare const badUsage: (message: string) => Failure;
export declare function statusOf(error: unknown): ExitStatus;
/** One line without control characters, whatever a file or a driver has put into the message. */
export declare function oneLine(text: string): string;
/** What is said about an error on stderr. */
export declare function messageOf(error: unknown): string;
