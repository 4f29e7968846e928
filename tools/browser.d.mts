import type { LaunchOptions } from 'playwright-core';

export declare function browserOptions(): Promise<LaunchOptions>;
