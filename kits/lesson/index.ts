export * from './course.ts';
export * from './lesson.ts';
