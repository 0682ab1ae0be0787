export declare const polar_random: string;
