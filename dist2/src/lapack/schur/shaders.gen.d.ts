export declare const gehrd_column: string;
export declare const gehrd_product: string;
export declare const gehrd_spread: string;
export declare const gehrd_store: string;
