import { type MpiArray } from './arrays.ts';
export declare class Mailbox {
    private readonly kept;
    private readonly waiting;
    put(data: MpiArray, tag: number): void;
    take<T extends MpiArray>(into: T, tag: number): Promise<T>;
    takeNow<T extends MpiArray>(into: T, tag: number): T;
}
