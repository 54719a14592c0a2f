/** Whoever plays on this device without having said a name: kept with the table by a word of the language of that day, said in the one of today. */
import { t } from './words.svelte';

/** `door-you` in every language. */
const UNNAMED = ['You', 'Du', 'Vous'];

export const isUnnamed = (name: string): boolean => UNNAMED.includes(name);

export const nameHere = (name: string): string => (isUnnamed(name) ? t('door-you') : name);
