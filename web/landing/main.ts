import { liveCarousel } from './carousel.ts';
import { showChosenScheme } from './chosen-scheme.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { greetMember } from './greet-member.ts';
import { nameOperator } from './name-operator.ts';

// One small file for all public pages; each part does nothing where there is nothing for it.
showChosenScheme();
liveCarousel();
confirmDeletion();
void greetMember();
void nameOperator();
