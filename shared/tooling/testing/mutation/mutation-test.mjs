export function mutationTest(folder, jest) {
  return {
    mutate: [`${folder}/**/*.ts`, '!**/*.test.ts'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest,
    coverageAnalysis: 'perTest',
    // Skip mutants in code that runs on import, because each of these mutants would need a full
    // test run.
    ignoreStatic: true,
    ignorePatterns: ['/.data', '/.cache', '/releases', '/docs', '/deploy', '/e2e', '/shell', '/mfe-*'],
    tempDirName: '.cache/stryker',
    // Run one test process at a time, because the api's tests share one PostgreSQL server.
    concurrency: 1,
    thresholds: { high: 90, low: 80, break: 80 },
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, reportTests: false },
  };
}
