/** Screenshots can be swiped and chosen by name without a script. This adds steps, arrow keys, and says where one is. */
export function liveCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('.carousel');
  if (!carousel) return;
  const track = carousel.querySelector<HTMLElement>('.slides')!;
  const slides = [...track.children];
  const names = [...carousel.querySelectorAll<HTMLElement>('.dots a')];
  const status = carousel.querySelector<HTMLElement>('[role=status]')!;
  let current = 0;

  function goTo(index: number): void {
    const slide = slides[(index + slides.length) % slides.length]!;
    // Not scrollIntoView: the page itself must not move.
    track.scrollTo({ left: slide.getBoundingClientRect().left - slides[0]!.getBoundingClientRect().left });
  }

  function show(index: number): void {
    names[current]?.removeAttribute('aria-current');
    names[index]?.setAttribute('aria-current', 'true');
    if (index !== current)
      status.textContent = `Screenshot ${index + 1} of ${slides.length}: ${names[index]?.textContent}`;
    current = index;
  }

  const seen = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting);
      if (shown) show(slides.indexOf(shown.target));
    },
    { root: track, threshold: 0.6 },
  );
  slides.forEach((slide) => seen.observe(slide));

  names.forEach((name, index) =>
    name.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(index);
    }),
  );
  for (const step of carousel.querySelectorAll<HTMLElement>('.step')) {
    step.addEventListener('click', () => goTo(current + Number(step.dataset['step'])));
  }
  track.addEventListener('keydown', (event) => {
    const last = slides.length - 1;
    const keys: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(current - 1, 0),
      ArrowRight: Math.min(current + 1, last),
      Home: 0,
      End: last,
    };
    const to = keys[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  });
  show(0);
  carousel.toggleAttribute('data-live', true);
}
