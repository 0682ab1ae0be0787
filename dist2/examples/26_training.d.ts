import { type Context } from '../src/index.ts';
/** The mean loss of every pass over the images. */
type Losses = Readonly<Record<string, readonly number[]>>;
export declare function main(ctx: Context, print?: {
    (...data: any[]): void;
    (message?: any, ...optionalParams: any[]): void;
}, save?: (name: string, picture: string) => void): Promise<Losses>;
export {};
