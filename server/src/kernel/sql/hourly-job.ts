/** How the worker of a job that runs every hour looks at its queue: such a job may wait half a minute, and each look is a statement. */
export const HOURLY_JOB = { pollingIntervalSeconds: 30 } as const;
