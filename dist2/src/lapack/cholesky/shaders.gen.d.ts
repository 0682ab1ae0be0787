export declare const potf2_double: string;
export declare const potf2_store_double: string;
export declare const potrf_panel: string;
