import { type Context } from '../src/index.ts';
export declare function main(context: Context, print?: {
    (...data: any[]): void;
    (message?: any, ...optionalParams: any[]): void;
}): Promise<void>;
