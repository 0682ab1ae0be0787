export declare const pool: string;
export declare const pool_gradient: string;
