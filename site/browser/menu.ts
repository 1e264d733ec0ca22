/** Beside the text the menu scrolls by itself: the page that is read comes into its middle. Below the text nothing moves. */
export function showWhereWeAre(): void {
  const menu = document.querySelector<HTMLElement>('.menu')
  const here = menu?.querySelector<HTMLElement>('[aria-current]')
  if (menu && here) menu.scrollTop = here.offsetTop - menu.clientHeight / 2
}
