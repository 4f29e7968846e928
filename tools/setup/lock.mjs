// Two commands at once must not install or build into the same folder.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './say.mjs';

const POLL_MS = 300;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The link is made together with its content, so nobody ever reads a half-written lock. */
function tryLock(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Two who wait for the same dead holder must not each take the lock: only one at a time may break it, looking again first. */
function breakLock(file) {
  const breaking = `${file}.breaking`;
  if (!tryLock(breaking)) {
    const breaker = holderOf(breaking);
    if (breaker !== undefined && !isAlive(breaker)) rmSync(breaking, { force: true });
    return;
  }
  const holder = holderOf(file);
  if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
  rmSync(breaking, { force: true });
}

/** Runs `work` while no other process holds the lock of that name; a dead holder is not waited for. */
export async function withLock(name, work) {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  let told = false;
  while (!tryLock(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !isAlive(holder)) {
      breakLock(file);
    } else if (!told && holder !== undefined) {
      say(`waiting for another bandstand command, process ${holder} (if there is none, remove ${file})`);
      told = true;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const unlock = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', unlock);
  try {
    return await work();
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}
