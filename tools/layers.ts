// Fails on an import against the arrows, a cycle of files or folders, impure rules, and a game's id outside its own folder.
import { layerComplaints, projectRoot } from './layers/check.ts';

const complaints = layerComplaints(projectRoot());
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exit(1);
