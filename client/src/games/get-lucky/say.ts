/** What is drawn, in words. */
import { t } from '../../words/words.svelte';
import type { Desk } from './desk';
import type { Thing } from './pointing.svelte';
import { isPerfect, kindOf, ownerOf, perfectFor, type Kind } from './view';

export function kindName(kind: Kind): string {
  switch (kind) {
    case 'weapon':
      return t('gtl-weapon');
    case 'motive':
      return t('gtl-motive');
    case 'opportunity':
      return t('gtl-opportunity');
    case 'spite':
      return t('gtl-spite');
  }
}

export function guestName(desk: Desk, guest: number): string {
  return desk.name(`guest-${guest}`);
}

/** A card as it lies on the table: what it is, for whom it is perfect, and how lucky. */
export function sayCard(desk: Desk, card: string, count = 1): string {
  const [guest, luck] = [perfectFor(card), desk.luck[card]];
  const said = [t('gtl-card', { kind: kindName(kindOf(card)), name: desk.name(card) })];
  if (kindOf(card) === 'spite') said[0] = `${desk.name(card)}.`;
  if (guest !== null) said.push(t('gtl-perfect-for', { guest: guestName(desk, guest), number: guest }));
  if (luck !== undefined) said.push(t('gtl-luck', { luck }));
  if (count > 1) said.push(t('gtl-times', { count }));
  // What a card is called may end a sentence itself.
  return said.join(' ').replaceAll('..', '.');
}

/** The same, where one points: whether it goes with what has been pointed at. */
export function sayThing(desk: Desk, thing: Thing, said: string): string {
  if (desk.pointing.look(thing) !== 'next') return said;
  return `${said.replace(/\.$/, '')}. ${t('gtl-goes-with')}`;
}

function sayOwner(desk: Desk, guest: number): string {
  const owner = ownerOf(desk.view, guest);
  if (owner === null) return t('gtl-in-drawing-room');
  if (owner === desk.me) return t('gtl-yours');
  return t('gtl-belongs-to', { name: desk.people[owner]?.name ?? '' });
}

function sayUpgrade(desk: Desk, card: string, guest: number): string {
  const args = { kind: kindName(kindOf(card)), name: desk.name(card) };
  return t(isPerfect(card, guest) ? 'gtl-upgrade-perfect' : 'gtl-card', args);
}

/** A guest, and everything on and under it. */
export function sayGuest(desk: Desk, guest: number): string {
  const { view } = desk;
  const spite = view.spite[guest] ?? 0;
  const said = [t('gtl-guest', { number: guest, name: guestName(desk, guest) }), sayOwner(desk, guest)];
  for (const card of view.upgrades[guest] ?? []) said.push(sayUpgrade(desk, card, guest));
  if (spite > 0) said.push(t('gtl-spite-under', { count: spite }));
  said.push(t('gtl-worth', { value: view.values[guest] ?? 0 }));
  if (desk.doctor === guest) said.push(t('gtl-doctor-here'));
  return said.join(' ');
}
