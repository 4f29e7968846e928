// Fails on a sentence outside of the language files, on code that imports one language, and on an entry that nobody says.
import { projectRoot } from './layers/check.ts';
import { wordComplaints } from './words/check.ts';

const complaints = wordComplaints(projectRoot());
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exit(1);
