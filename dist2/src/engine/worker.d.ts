export interface Worker {
    /** Stops it, in the middle of whatever it does; resolves when it has ended. */
    end(): Promise<unknown>;
}
type Gone = (failed: boolean) => void;
/** Starts a worker on `data`; `gone` is called once, when it has ended, with whether it failed. undefined where there are no threads. */
export declare function startWorker(data: object, gone: Gone): Worker | undefined;
export {};
