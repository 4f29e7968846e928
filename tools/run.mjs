// The one way in: sets up what is missing, then runs the task. Needs nothing but any Node >= 18 and npm.
import {
  ensureClientGenerator,
  ensureLighthouse,
  ensureMutationTester,
  ensurePackages,
  ensureRuntime,
  ensureTestBinaries,
  ensureWebBuild,
} from './setup/install.mjs';
import { environmentFor } from './setup/npm.mjs';
import { fail, root, run, say, secondsSoFar, step } from './setup/say.mjs';

const [task = '', ...rest] = process.argv.slice(2);

const bin = {
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** Everything a task needs to run TypeScript: the chosen Node, the packages, and a way to run files with it. */
async function setUp() {
  const runtime = await ensureRuntime();
  const { node } = runtime;
  await ensurePackages(runtime);
  const env = environmentFor(node);
  return {
    runtime,
    step: (label, args, extra = {}) => step(label, node, args, { env: { ...env, ...extra } }),
    /** Runs the task itself: its exit code is ours. */
    become: async (args, options = {}) => process.exit(await run(node, args, { env, ...options })),
  };
}

const lintSteps = async (tools) => {
  await tools.step('checking the format', [bin.oxfmt, '--check', '.']);
  await tools.step('linting', [bin.oxlint, '--type-aware', '--deny-warnings', '.']);
  await tools.step('checking the layers', ['tools/layers.ts']);
  await tools.step('checking where words stand', ['tools/words.ts']);
  await tools.step('looking for what some browsers lack', ['tools/baseline.ts']);
  await tools.step('looking for packages that nobody has looked at', ['tools/dependencies.ts']);
  await tools.step('looking for what nobody uses', [bin.knip, '--no-progress']);
  await tools.step('checking the types', [bin.tsc, '-p', '.']);
};

/** Benchmarks that need a browser or PostgreSQL and the built client; all others need no more than the packages. */
const LARGE_BENCHES = ['motion', 'nodes', 'bytes'];

async function prepareBench({ runtime }, [name]) {
  if (!LARGE_BENCHES.includes(name)) return;
  await ensureTestBinaries(runtime);
  await ensureWebBuild(runtime.node);
}

const passed = () => say(`All checks passed in ${secondsSoFar()} s`);

const tasks = {
  async start() {
    const tools = await setUp();
    await ensureWebBuild(tools.runtime.node);
    await tools.become(['cli/main.ts', 'serve', ...rest]);
  },

  async test() {
    const tools = await setUp();
    await ensureTestBinaries(tools.runtime);
    await lintSteps(tools);
    await ensureWebBuild(tools.runtime.node);
    await tools.step('measuring the size of the web client', ['tools/size.ts']);
    await tools.step('testing', [bin.vitest, 'run', ...rest], { BANDSTAND_TESTS: 'all' });
    passed();
  },

  async check() {
    const tools = await setUp();
    await lintSteps(tools);
    await tools.step('testing what is quick', [bin.vitest, 'run', ...rest], {
      BANDSTAND_TESTS: 'quick',
      BANDSTAND_LAW_MATCHES: '6',
    });
    passed();
  },

  async 'test:long'() {
    const tools = await setUp();
    await ensureTestBinaries(tools.runtime);
    await ensureWebBuild(tools.runtime.node);
    const { env } = process;
    // Whoever has the hours may ask for more: BANDSTAND_KILLS=200 BANDSTAND_FUZZ=1000000 BANDSTAND_CONNECTIONS=100000.
    await tools.step('testing at length', [bin.vitest, 'run', ...rest], {
      BANDSTAND_TESTS: 'all',
      BANDSTAND_LAW_MATCHES: env.BANDSTAND_LAW_MATCHES ?? '400',
      BANDSTAND_KILLS: env.BANDSTAND_KILLS ?? '50',
      BANDSTAND_FUZZ: env.BANDSTAND_FUZZ ?? '100000',
      BANDSTAND_CONNECTIONS: env.BANDSTAND_CONNECTIONS ?? '10000',
      BANDSTAND_LEAK_TRIALS: env.BANDSTAND_LEAK_TRIALS ?? '60',
      BANDSTAND_TIMING_TRIALS: env.BANDSTAND_TIMING_TRIALS ?? '600',
    });
    passed();
  },

  async format() {
    const tools = await setUp();
    await tools.become([bin.oxfmt, '--write', '.']);
  },

  async bench() {
    const tools = await setUp();
    await prepareBench(tools, rest);
    await tools.become(['cli/main.ts', 'bench', ...rest]);
  },

  /** File names on the command line mean what they meant where the person typed them. */
  async bandstand() {
    const tools = await setUp();
    if (rest[0] === 'bench') await prepareBench(tools, rest.slice(1));
    const cwd = process.env.npm_lifecycle_event === 'bandstand' ? process.env.INIT_CWD : undefined;
    await tools.become([`${root}/cli/main.ts`, ...rest], { cwd: cwd || process.cwd() });
  },

  async 'new-game'() {
    const tools = await setUp();
    await tools.become(['tools/newGame.ts', ...rest]);
  },

  async mutate() {
    const tools = await setUp();
    await ensureMutationTester(tools.runtime);
    await tools.become(['tools/mutate.ts', ...rest]);
  },

  async lighthouse() {
    const tools = await setUp();
    await ensureTestBinaries(tools.runtime);
    await ensureLighthouse(tools.runtime);
    await ensureWebBuild(tools.runtime.node);
    await tools.become(['tools/lighthouse.ts', ...rest]);
  },

  async 'test:browsers'() {
    const tools = await setUp();
    await ensureWebBuild(tools.runtime.node);
    await tools.become(['tools/browsers.ts', ...rest]);
  },

  async gallery() {
    const tools = await setUp();
    await ensureTestBinaries(tools.runtime);
    await ensureWebBuild(tools.runtime.node);
    await tools.become(['tools/gallery.ts', ...rest]);
  },

  async strip() {
    const tools = await setUp();
    await ensureTestBinaries(tools.runtime);
    await ensureWebBuild(tools.runtime.node);
    await tools.become(['tools/strip.ts']);
  },

  async schemas() {
    const tools = await setUp();
    await tools.become(['tools/schemas.ts', ...rest]);
  },

  async rulings() {
    const tools = await setUp();
    await tools.become(['tools/rulings.ts']);
  },

  async client() {
    const tools = await setUp();
    await ensureClientGenerator(tools.runtime);
    await tools.become(['tools/client.ts', ...rest]);
  },

  async archive() {
    const tools = await setUp();
    await tools.become(['tools/archive.ts', ...rest]);
  },

  async playthroughs() {
    const tools = await setUp();
    await tools.step(
      'writing the golden playthroughs',
      [bin.vitest, 'run', 'games/tests', '-t', 'playthroughs', '-u'],
      {
        BANDSTAND_TESTS: 'quick',
      },
    );
  },
};

if (!Object.hasOwn(tasks, task)) fail(`there is no task "${task}"; tasks are ${Object.keys(tasks).join(', ')}`, 2);
await tasks[task]();
