// Fails on an import against the arrows, a cycle of files or folders, impure rules, and a game's id outside its own folder.
import { KNOWN_FOLDER_CYCLES } from './layers/arrows.ts';
import { layerComplaints, projectRoot } from './layers/check.ts';

const complaints = layerComplaints(projectRoot(), KNOWN_FOLDER_CYCLES);
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exit(1);
